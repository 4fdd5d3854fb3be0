/** Who wants to hear of something, and how they are told. */
export interface Hearers<News> {
  /** Returns how to stop. */
  hear: (listener: (news: News) => void) => () => void;
  tell: (news: News) => void;
}

export function createHearers<News>(): Hearers<News> {
  const listeners = new Set<(news: News) => void>();
  return {
    hear(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell(news) {
      for (const listener of listeners) {
        listener(news);
      }
    },
  };
}
