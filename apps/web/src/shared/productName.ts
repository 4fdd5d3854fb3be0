import type { Config } from './config.ts';
import { appText } from './text/appText.ts';

/** Replaces the default product name in a text by the configured one. */
export function withProductName(
  text: string,
  { productName }: Pick<Config, 'productName'>,
): string {
  return text.replaceAll(appText.name, productName);
}
