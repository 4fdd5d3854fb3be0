import { describe, expect, it } from 'vitest';
import { defaultSettings, readDeployRequest } from './settings.ts';

const read = (...args: string[]) => readDeployRequest(args, {}).settings;
const out = ['--out', 'folder'];

describe('the options of a deployment', () => {
  it('without options, the defaults are for deploy/, with any settings of the build', () => {
    expect(readDeployRequest([], { VITE_API_HOST: 'https://api.example' })).toEqual({
      settings: defaultSettings,
      folder: 'deploy',
      files: null,
    });
  });

  it('the built files are where npm run deploy:files writes them, or in another folder', () => {
    expect(readDeployRequest(out, {}).files).toBe('deploy-files');
    expect(readDeployRequest([...out, '--files', 'dist'], {}).files).toBe('dist');
  });

  it('an option without a folder would change the defaults, so it is refused', () => {
    expect(() => read('--google')).toThrow('--out');
  });

  it('the host has its certificate where certbot puts it', () => {
    expect(read(...out, '--host', 'a.example')).toMatchObject({
      host: 'a.example',
      certificate: '/etc/letsencrypt/live/a.example/fullchain.pem',
      key: '/etc/letsencrypt/live/a.example/privkey.pem',
    });
    expect(read(...out, '--certificate', '/a.pem', '--key', '/b.pem', '--root', '/srv/')).toEqual({
      ...defaultSettings,
      certificate: '/a.pem',
      key: '/b.pem',
      root: '/srv',
    });
  });

  it('the live service has the host of the API unless another is named', () => {
    expect(read(...out, '--api', 'https://api.example:8443/').openings.connect).toEqual([
      'https://api.example:8443',
      'wss://api.example:8443',
    ]);
    expect(
      read(...out, '--api', 'https://api.example', '--socket', 'wss://live.example').openings,
    ).toEqual({
      connect: ['https://api.example', 'wss://live.example'],
      images: [],
      media: [],
      google: false,
    });
  });

  it('the settings of the build open its API and Google', () => {
    const env = { VITE_API_HOST: 'https://api.example/v1/', VITE_GOOGLE_CLIENT_ID: 'id' };
    expect(readDeployRequest(out, env).settings.openings).toMatchObject({
      connect: ['https://api.example', 'wss://api.example'],
      google: true,
    });
    expect(readDeployRequest(out, { VITE_API_HOST: ' ' }).settings.openings.connect).toEqual([]);
  });

  it('the settings of the build open the origin of reports of errors, and a wrong one is refused', () => {
    const connect = (dsn: string) =>
      readDeployRequest(out, { VITE_ERROR_REPORTS: dsn }).settings.openings.connect;
    expect(connect('https://key@reports.example/7')).toEqual(['https://reports.example']);
    expect(connect(' ')).toEqual([]);
    expect(() => connect('reports.example')).toThrow('"reports.example" in VITE_ERROR_REPORTS');
  });

  it('pictures and sounds are opened by their own options', () => {
    const { openings } = read(
      ...out,
      '--avatars',
      'https://a.example',
      '--sounds',
      'https://s.example',
      '--avatars',
      'https://b.example',
    );
    expect(openings).toMatchObject({
      images: ['https://a.example', 'https://b.example'],
      media: ['https://s.example'],
    });
  });

  it.each([
    ['http://127.0.0.1:8000', 'http://127.0.0.1:8000'],
    ['http://[::1]:8000/', 'http://[::1]:8000'],
    ['https://api.example', 'https://api.example'],
  ])('--proxy %s passes the calls to that server', (value, proxy) => {
    const settings = read(...out, '--proxy', value);
    expect(settings).toEqual({ ...defaultSettings, proxy });
  });

  it('with --proxy and --host, the policy names the socket of the host for browsers that need it', () => {
    const proxied = ['--proxy', 'http://127.0.0.1:8000', '--host', 'a.example'];
    expect(read(...out, ...proxied).openings.connect).toEqual(['wss://a.example']);
    expect(read(...out, ...proxied, '--socket', 'wss://b.example').openings.connect).toEqual([
      'wss://b.example',
      'wss://a.example',
    ]);
    expect(read(...out, '--host', 'a.example').openings.connect).toEqual([]);
  });

  it('--proxy and an API at another origin are refused together', () => {
    const proxied = [...out, '--proxy', 'http://127.0.0.1:8000'];
    const sentence = '--proxy is for an app that calls its own origin';
    expect(() => read(...proxied, '--api', 'https://api.example')).toThrow(sentence);
    expect(() => readDeployRequest(proxied, { VITE_API_HOST: 'https://api.example' })).toThrow(
      sentence,
    );
    expect(readDeployRequest(proxied, { VITE_API_HOST: ' ' }).settings.proxy).not.toBeNull();
  });

  it.each([
    ['--api', 'http://api.example', '--api'],
    ['--api', 'https://api.example/path', '--api'],
    ['--api', "https://api.example; script-src 'unsafe-inline'", '--api'],
    ['--api', 'https://user@api.example', '--api'],
    ['--api', '*', '--api'],
    ['--api', "https://a;script-src'none'", '--api'],
    ['--proxy', '127.0.0.1:8000', '--proxy'],
    ['--proxy', 'http://127.0.0.1:8000/api', '--proxy'],
    ['--proxy', 'http://127.0.0.1:8000?a', '--proxy'],
    ['--proxy', 'http://user@127.0.0.1:8000', '--proxy'],
    ['--proxy', 'http://a;return', '--proxy'],
    ['--proxy', 'http://$host', '--proxy'],
    ['--proxy', 'unix:/run/api.sock', '--proxy'],
    ['--proxy', 'ws://127.0.0.1:8000', '--proxy'],
    ['--proxy', '', '--proxy'],
    ['--socket', 'https://live.example', '--socket'],
    ['--avatars', 'data:', '--avatars'],
    ['--host', 'a.example; deny all', '--host'],
    ['--host', '', '--host'],
    ['--root', 'srv', '--root'],
    ['--root', '/srv/$host', '--root'],
    ['--key', '/a b.pem', '--key'],
    ['--unknown', 'x', '--unknown'],
  ])('%s %s is refused with its name', (option, value, named) => {
    expect(() => read(...out, option, value)).toThrow(named);
  });
});
