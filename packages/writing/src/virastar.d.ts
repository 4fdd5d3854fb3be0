declare module 'virastar' {
  /** Cleans up Persian texts by global replacement; only tests use it, as a second opinion. */
  export default class Virastar {
    readonly defaults: Readonly<Record<string, boolean>>;
    constructor(options?: Readonly<Record<string, boolean>>);
    cleanup(text: string): string;
  }
}
