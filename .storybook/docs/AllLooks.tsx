import { useEffect, useRef, useState } from 'react';
import { text } from '../../packages/ui/src/foundations/text.ts';
import { schemes, themeNames } from '../../packages/ui/src/tokens/themes.ts';

const screens: Readonly<Record<string, string>> = {
  'screens-dashboard--default': 'Dashboard',
  'screens-live-dictation--idle': 'Live dictation',
  'screens-messages--default': 'Messages',
  'screens-settings--default': 'Settings',
  'screens-payment-callback--default': 'Payment',
  'screens-session-sign-in--default': 'Sign in',
};

const looks = themeNames.flatMap((theme) => schemes.map((scheme) => ({ theme, scheme })));

/** A story of a screen in every theme and scheme. */
export function AllLooks() {
  const [screen, setScreen] = useState('screens-dashboard--default');
  useEffect(ignoreFrames, []);
  return (
    <div className="nevisa-page nevisa-wide sb-unstyled">
      <label className="nevisa-choice">
        Screen{' '}
        <select value={screen} onChange={({ target }) => setScreen(target.value)}>
          {Object.entries(screens).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Frames key={screen} screen={screen} />
    </div>
  );
}

// A frame tells its parent its globals; this page would take them for those of the toolbar.
function ignoreFrames(): () => void {
  const ignore = (event: MessageEvent) => {
    if (event.source !== window.parent) {
      event.stopImmediatePropagation();
    }
  };
  window.addEventListener('message', ignore, { capture: true });
  return () => window.removeEventListener('message', ignore, { capture: true });
}

function Frames({ screen }: { screen: string }) {
  const [loaded, setLoaded] = useState(0);
  return (
    <div className="nevisa-frames">
      {looks.slice(0, loaded + 1).map(({ theme, scheme }, index) => {
        const name = `${text.theme.names[theme]}، ${text.scheme.names[scheme]}`;
        return (
          <figure key={`${theme} ${scheme}`}>
            <Frame
              title={name}
              address={`iframe.html?viewMode=story&id=${screen}&globals=theme:${theme};scheme:${scheme};a11y.manual:!true`}
              onDrawn={() => setLoaded((count) => Math.max(count, index + 1))}
            />
            <figcaption lang="fa" dir="rtl">
              {name}
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}

interface FrameProps {
  title: string;
  address: string;
  onDrawn: () => void;
}

function Frame({ title, address, onDrawn }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <div>
      {/* A page of this Storybook, which needs its own service worker and scripts. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title={title}
        src={address}
        tabIndex={-1}
        onLoad={() => void drawn(frame.current).then(onDrawn)}
      />
    </div>
  );
}

/** The name under which Storybook has its channel in a page. */
interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
}

const patience = 8_000;

// The next look waits for this one: the stories of one address share the storage of the browser.
async function drawn(frame: HTMLIFrameElement | null): Promise<void> {
  const end = Date.now() + patience;
  const isDrawn = () => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (frame?.contentWindow ?? {}) as Preview;
    return channel?.last('storyRendered') !== undefined;
  };
  while (!isDrawn() && Date.now() < end) {
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}
