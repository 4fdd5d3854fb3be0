import type { ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';

export interface StyleCollector {
  /** Wraps what is rendered without a browser. */
  collect: (content: ReactNode) => ReactNode;
  /** The style elements of all that was rendered; the library reads them again in the browser. */
  write: () => string;
}

/** Collects the styles of components that are rendered without a browser. */
export function collectStyles(): StyleCollector {
  const sheet = new ServerStyleSheet();
  return {
    collect: (content) => sheet.collectStyles(content),
    write: () => sheet.getStyleTags(),
  };
}
