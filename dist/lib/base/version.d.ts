/** The package's version; a test holds it to package.json. */
export declare const VERSION = "0.1.0";
