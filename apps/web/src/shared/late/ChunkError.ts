/** A chunk that could not be loaded, after one retry. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  /** Lets the next render load the chunk again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A chunk of the app could not be loaded.', { cause });
    this.forget = forget;
  }
}
