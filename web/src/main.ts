import { mount } from "svelte";
import App, { opened } from "./App.svelte";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { here } from "./lib/routes.svelte";
import { settle } from "./lib/settings.svelte";
import { speak } from "./lib/texts.svelte";

settle();
// The page is fetched while the texts are: whoever mounts it finds it there.
await Promise.all([speak(), opened(here()).catch(() => null)]);

const target = document.getElementById("app");
if (target) mount(App, { target });
