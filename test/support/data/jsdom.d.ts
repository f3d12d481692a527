/** A browser's document in Node; it comes without types. Only what is used here is declared. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: { readonly DOMParser: typeof DOMParser };
  }
}
