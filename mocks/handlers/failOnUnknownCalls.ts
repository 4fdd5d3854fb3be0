import type { SharedOptions } from 'msw';
import { HttpNetworkFrame, WebSocketNetworkFrame } from 'msw/experimental';
import { isServerPath } from './serverPaths.ts';

type OnUnhandledFrame = Extract<SharedOptions['onUnhandledFrame'], (...args: never[]) => unknown>;

/** Close code for an unexpected condition (RFC 6455 §7.4.1). */
const unexpected = 1011;

/**
 * For the browser: requests of the page's own files go to the network, while a call
 * or socket on a server path without a handler fails with an error on the console.
 */
export const failOnUnknownCalls: OnUnhandledFrame = ({ frame, defaults }) => {
  if (frame instanceof HttpNetworkFrame) {
    refuse(new URL(frame.data.request.url), defaults);
  } else if (frame instanceof WebSocketNetworkFrame) {
    const { client } = frame.data.connection;
    refuse(client.url, defaults, () => client.close(unexpected));
  }
};

function refuse(address: URL, { error }: { error: () => void }, close?: () => void): void {
  if (isServerPath(address.pathname)) {
    error();
    close?.();
    throw new Error(
      `The mock backend does not know ${address.origin}${address.pathname}: it stands in no line of the contract. Correct the address, or add the call to the contract and the mocks.`,
    );
  }
}
