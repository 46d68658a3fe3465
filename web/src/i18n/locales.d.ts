/** The texts of a language, which tools/locales.ts turns into modules. */
declare module "virtual:locale/*" {
  const text: string;
  export default text;
}
