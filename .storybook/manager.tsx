import { MoonIcon, SunIcon } from '@storybook/icons';
import type { ReactNode } from 'react';
import { Button, Select } from 'storybook/internal/components';
import { type API, addons, types, useGlobals } from 'storybook/manager-api';
import { text } from '../packages/ui/src/foundations/text.ts';
import {
  type Scheme,
  type ThemeName,
  themeNames,
  themes,
} from '../packages/ui/src/tokens/themes.ts';
import type { MarkShape } from '../scripts/storybook/brandMark.ts';
import { brandTheme } from './brandTheme.ts';
import { otherScheme, themeAfter } from './nextLook.ts';
import { statuses } from './statuses.ts';

/** Written into the head of the page by .storybook/main.ts. */
declare const nevisaMark: readonly MarkShape[];

const scheme: Scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

addons.setConfig({
  theme: brandTheme('blue', scheme, nevisaMark),
  sidebar: {
    renderLabel: ({ name, type, tags }) =>
      type === 'component' ? <Label name={name} tags={tags} /> : name,
  },
});

addons.register('nevisa', (api) => {
  addons.add('nevisa/theme', { type: types.TOOL, title: 'Theme', render: () => <ThemeTool /> });
  addons.add('nevisa/scheme', { type: types.TOOL, title: 'Scheme', render: () => <SchemeTool /> });
  addKeys(api);
});

function addKeys(api: API): void {
  const look = () => api.getGlobals() as { theme: ThemeName; scheme: Scheme };
  void api.setAddonShortcut('nevisa', {
    label: 'Next theme',
    actionName: 'theme',
    defaultShortcut: ['T'],
    action: () => api.updateGlobals({ theme: themeAfter(look().theme) }),
  });
  void api.setAddonShortcut('nevisa', {
    label: 'Light or dark',
    actionName: 'scheme',
    defaultShortcut: ['D'],
    action: () => api.updateGlobals({ scheme: otherScheme(look().scheme) }),
  });
}

function ThemeTool() {
  const [globals, update] = useGlobals();
  const { theme, scheme: chosen } = globals as { theme?: ThemeName; scheme?: Scheme };
  if (theme === undefined) {
    return null;
  }
  return (
    <Select
      key={theme}
      ariaLabel="Theme"
      tooltip="Theme (T)"
      defaultOptions={theme}
      icon={<Swatch theme={theme} scheme={chosen ?? 'light'} />}
      options={themeNames.map((name) => ({
        value: name,
        title: text.theme.names[name],
        description: name,
        icon: <Swatch theme={name} scheme={chosen ?? 'light'} />,
      }))}
      onSelect={(name) => update({ theme: name })}
    />
  );
}

function SchemeTool() {
  const [globals, update] = useGlobals();
  const { scheme: chosen } = globals as { scheme?: Scheme };
  if (chosen === undefined) {
    return null;
  }
  return (
    <Button
      variant="ghost"
      padding="small"
      ariaLabel="Light or dark (D)"
      onClick={() => update({ scheme: otherScheme(chosen) })}
    >
      {chosen === 'dark' ? <MoonIcon /> : <SunIcon />}
      {text.scheme.names[chosen]}
    </Button>
  );
}

function Swatch({ theme, scheme: shown }: { theme: ThemeName; scheme: Scheme }) {
  const { accent, accentSoft, borderStrong } = themes[theme][shown];
  return (
    <span
      style={{
        display: 'inline-block',
        inlineSize: 14,
        blockSize: 14,
        border: `1px solid ${borderStrong}`,
        borderRadius: 4,
        background: `linear-gradient(135deg, ${accent} 60%, ${accentSoft} 60%)`,
      }}
    />
  );
}

function Label({ name, tags }: { name: string; tags: readonly string[] }): ReactNode {
  const status = statuses.find(({ tag }) => tags.includes(tag));
  return status === undefined || status.tag === 'in-product' ? (
    name
  ) : (
    <span title={status.meaning}>
      {name} <small style={{ opacity: 0.75 }}>{status.words}</small>
    </span>
  );
}
