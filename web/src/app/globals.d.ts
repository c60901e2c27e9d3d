/** Which version of the page this is; the build fills it in. */
declare const __VERSION__: string;
