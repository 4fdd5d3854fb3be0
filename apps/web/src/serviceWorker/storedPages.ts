import { paths } from '../shared/paths.ts';

/**
 * The paths that begin with the stored first page. The result of a payment is not among them: its
 * address has facts of the payment and always comes from the server.
 */
export const storedPages: ReadonlySet<string> = new Set(
  Object.values(paths).filter((path) => path !== paths.paymentCallback),
);
