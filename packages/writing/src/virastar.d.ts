declare module 'virastar' {
  /** A Persian text cleaner by global replacement. Tests compare the script rule with it. */
  export default class Virastar {
    readonly defaults: Readonly<Record<string, boolean>>;
    constructor(options?: Readonly<Record<string, boolean>>);
    cleanup(text: string): string;
  }
}
