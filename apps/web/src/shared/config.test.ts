import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultSupportPhone, readConfig } from './config.ts';

describe('the configuration', () => {
  it('the configuration of an empty environment has defaults', () => {
    expect(readConfig({})).toEqual({
      apiHost: '',
      supportPhone: defaultSupportPhone,
      siteName: null,
      googleClientId: null,
      telegramBot: null,
      baleBot: null,
      desktopScheme: null,
      returnAliases: null,
      areSocialFailuresShown: true,
      gateways: [],
      liveProtocol: 'nevisa',
      inactivityLimit: null,
    });
  });

  it('X-328: the limit of inactivity is 5 to 1440 minutes, and else there is none', () => {
    const limits = ['5', ' 30 ', '1440', '4', '1441', '', 'x', '-5'].map(
      (minutes) => readConfig({ VITE_INACTIVITY_MINUTES: minutes }).inactivityLimit,
    );
    expect(limits).toEqual([300_000, 1_800_000, 86_400_000, null, null, null, null, null]);
  });

  it('R-212: the calls go to the configured host, or else to the address of the page', () => {
    expect(readConfig({ VITE_API_HOST: 'https://api.test' }).apiHost).toBe('https://api.test');
    expect([readConfig({}).apiHost, readConfig({ VITE_API_HOST: ' ' }).apiHost]).toEqual(['', '']);
  });

  it('the name of the site is the host of its address', () => {
    const readSiteName = (address: string) => readConfig({ VITE_SITE_ADDRESS: address }).siteName;
    expect(['https://nevisa.example/', 'nevisa', ''].map(readSiteName)).toEqual([
      'nevisa.example',
      null,
      null,
    ]);
  });

  it('R-212: an empty value counts as missing, and the host loses its last slash', () => {
    const config = readConfig({ VITE_API_HOST: 'https://api.test/', VITE_GOOGLE_CLIENT_ID: ' ' });
    expect([config.apiHost, config.googleClientId]).toEqual(['https://api.test', null]);
  });

  it('R-166: a bot name or a scheme that could be another address is ignored', () => {
    const read = (VITE_TELEGRAM_BOT: string, VITE_DESKTOP_SCHEME: string) => {
      const { telegramBot, baleBot, desktopScheme } = readConfig({
        VITE_TELEGRAM_BOT,
        VITE_BALE_BOT: VITE_TELEGRAM_BOT,
        VITE_DESKTOP_SCHEME,
      });
      return [telegramBot, baleBot, desktopScheme];
    };
    expect(read('nevisa_bot', 'nevisa')).toEqual(['nevisa_bot', 'nevisa_bot', 'nevisa']);
    expect(read('Nevisa', 'x-nevisa.app+2')).toEqual(['Nevisa', 'Nevisa', 'x-nevisa.app+2']);
    for (const [bot, scheme] of [
      ['bot', 'javascript'],
      ['@nevisa_bot', 'JavaScript'],
      ['nevisa/../evil', 'https'],
      ['nevisa?x=1', 'nevisa://evil.example/'],
      ['نویسا_ربات', '1nevisa'],
      ['a'.repeat(33), 'data'],
      ['nevisa bot', 'nevisa app'],
      ['robo', 'vbscript'],
      ['@abcdefg', 'blob'],
      ['t.me/nevisa', 'file'],
      ['/nevisa', 'http'],
      ['nevisa-bot', 'about'],
      ['nevisa.bot', 'ftp'],
      ['nevisa+bot', 'ws'],
      ['nevisa#bot', 'wss'],
    ] as const) {
      expect([bot, scheme, ...read(bot, scheme)]).toEqual([bot, scheme, null, null, null]);
    }
  });

  it.each([
    ['legacy', 'legacy'],
    ['nevisa', 'nevisa'],
    ['LEGACY!', 'nevisa'],
  ])('the live protocol %s is read as %s', (given, protocol) => {
    expect(readConfig({ VITE_LIVE_PROTOCOL: given }).liveProtocol).toBe(protocol);
  });

  it('.env.example documents every setting', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const declared = readFileSync(new URL('../vite-env.d.ts', import.meta.url), 'utf8');
    const names = [...declared.matchAll(/readonly (VITE_\w+)/g)]
      .map(([, name]) => name)
      .filter((name) => name !== 'VITE_DEMO');
    expect(names.filter((name) => !example.includes(`${name}=`))).toEqual([]);
    expect(names).toHaveLength(15);
  });
});
