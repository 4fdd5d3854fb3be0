import { expect, it } from 'vitest';
import { toSocketAddress } from './toSocketAddress.ts';

it.each([
  ['/nevisa/live', 'https://api.example/', 'wss://api.example/nevisa/live?ticket=a%26b'],
  ['live?v=2#x', 'http://localhost:4173/nevisa-live', 'ws://localhost:4173/live?v=2&ticket=a%26b'],
  ['wss://asr.example/live', 'https://api.example/', 'wss://asr.example/live?ticket=a%26b'],
  ['/live?ticket=old', 'https://api.example/', 'wss://api.example/live?ticket=a%26b'],
  ['ws://127.0.0.1:9/live', 'http://127.0.0.1/', 'ws://127.0.0.1:9/live?ticket=a%26b'],
  ['//asr.example/live', 'https://api.example/', 'wss://asr.example/live?ticket=a%26b'],
])('X-5: reads %s against %s, with the ticket of this session alone', (wsUrl, base, expected) => {
  expect(toSocketAddress(wsUrl, base, 'a&b')).toBe(expected);
});

it.each(['https://asr.example/live', 'javascript:alert(1)', 'data:,x', 'ws://', 'blob:ws://x'])(
  'X-5: gives no ticket to %s',
  (wsUrl) => {
    expect(toSocketAddress(wsUrl, 'https://api.example/', 'ticket')).toBeNull();
  },
);
