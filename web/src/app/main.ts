/** Entry point: loads settings, texts and the first page, then mounts the app. */
import { mount } from "svelte";
import App, { loadPage } from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { currentRoute } from "../stores/route.svelte";
import { saveSettings } from "../device/settings.svelte";
import { loadLanguage } from "../i18n/i18n.svelte";

saveSettings();
// Load the page and the texts in parallel, so that the page is ready when the app mounts.
await Promise.all([loadLanguage(), loadPage(currentRoute()).catch(() => null)]);

const target = document.getElementById("app");
if (target) mount(App, { target });
