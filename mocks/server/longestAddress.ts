/** The longest line of a request that a server of the app has to read, in bytes: a payment result has much in its query. */
export const longestAddress = 32_768;
