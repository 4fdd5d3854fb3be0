import { DictateHereIcon, MicrophoneIcon, NevisaUi } from '../../packages/ui/src/index.ts';
import { Logo } from '../../packages/ui/src/drawings/Logo.tsx';
import { text } from '../../packages/ui/src/foundations/text.ts';
import type { Scheme, ThemeName } from '../../packages/ui/src/tokens/themes.ts';

const shown: readonly (readonly [ThemeName, Scheme])[] = [
  ['blue', 'light'],
  ['olive', 'dark'],
  ['rose', 'light'],
];

/** The live page in three looks, as small pages. */
export function Looks() {
  return (
    <NevisaUi>
      <div className="nevisa-looks" lang="fa" dir="rtl" aria-hidden="true">
        {shown.map(([theme, scheme]) => (
          <div key={theme} data-theme={theme} data-scheme={scheme}>
            <p>
              <Logo size={24} />
              {`${text.theme.names[theme]}، ${text.scheme.names[scheme]}`}
            </p>
            <div>
              <span>صدای شما در همان لحظه نوشته می‌شود.</span>{' '}
              <span data-interim>نقطه‌ها و ویرگول‌ها هم</span>
              <i />
            </div>
            <p>
              <DictateHereIcon />
              <b>
                <MicrophoneIcon />
              </b>
              <span>۰۰:۱۱</span>
            </p>
          </div>
        ))}
      </div>
    </NevisaUi>
  );
}
