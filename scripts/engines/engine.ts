/** A browser that is driven from outside. */
export interface Engine {
  navigate: (address: string) => Promise<void>;
  /** Runs the body of a function in the page and returns its result. */
  run: (body: string) => Promise<unknown>;
  /** Prints the page on A4 as a PDF; absent where the driver of the engine cannot. */
  print?: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A way to start an engine that may be installed on this computer. */
export interface EngineDriver {
  name: string;
  /** The Debian packages with the engine. */
  packages: string;
  isInstalled: () => boolean;
  open: () => Promise<Engine>;
  /** The microphone of the engine is replaced by a tone, and may be used without a question. */
  hasFakeMicrophone: boolean;
}
