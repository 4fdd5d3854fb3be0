import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { findFreePort, readPort } from './port.ts';

describe('the port', () => {
  it('is 4173 by default, and the option wins over the variable', () => {
    expect(readPort([], {})).toBe(4173);
    expect(readPort([], { PORT: '5000' })).toBe(5000);
    expect(readPort(['--port', '6000'], { PORT: '5000' })).toBe(6000);
    expect(readPort(['--port=7000'], {})).toBe(7000);
  });

  it.each([['--port'], ['--port=web'], ['--port=0'], ['--port=70000'], ['--port=1.5']])(
    'is refused when it is none: %s',
    (arg) => {
      expect(() => readPort([arg], {})).toThrow('is not a port');
    },
  );

  it('is the next one when the wanted one is in use', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => {
      taken.listen(0, '127.0.0.1', resolve);
    });
    const { port } = taken.address() as AddressInfo;
    expect(await findFreePort(port, '127.0.0.1')).toBeGreaterThan(port);
    await new Promise((resolve) => {
      taken.close(resolve);
    });
    expect(await findFreePort(port, '127.0.0.1')).toBe(port);
  });
});
