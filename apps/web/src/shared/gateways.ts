/**
 * The origins of `VITE_PAYMENT_HOSTS`, which separates host names or https addresses by commas.
 * What is no https address is left out.
 */
export function readGateways(value: string | undefined): readonly string[] {
  return (value ?? '').split(',').flatMap((one) => {
    const host = one.trim();
    const address = host.startsWith('https://') ? host : `https://${host}`;
    return host !== '' && URL.canParse(address) ? new URL(address).origin : [];
  });
}

/**
 * The host of a gateway that the app may open, for the screen; null for an address whose
 * origin is not on the list, or that names a user.
 */
export function readGatewayHost(address: string, gateways: readonly string[]): string | null {
  if (!URL.canParse(address)) {
    return null;
  }
  const { protocol, origin, username, password, host } = new URL(address);
  const isListed =
    /^https?:$/u.test(protocol) && gateways.includes(origin) && username === '' && password === '';
  return isListed ? host : null;
}
