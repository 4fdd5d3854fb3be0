/** The rows with a test that no change of the product's code can break, with the reason. */
export const withoutFault: Readonly<Record<string, string>> = {};
