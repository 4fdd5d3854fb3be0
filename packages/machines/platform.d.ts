/** Everything beside the language that the sources of this package, or the types they import, use of a platform. */

declare const performance: { now(): number };

declare class URL {
  static canParse(address: string): boolean;
  constructor(address: string);
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
}

interface MediaStream {
  readonly id: string;
}
