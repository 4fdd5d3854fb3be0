import { createElement, type ReactNode } from 'react';
import { Button, Select } from 'storybook/internal/components';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { type API, addons, types, useGlobals } from 'storybook/manager-api';
import { text } from '../packages/ui/src/foundations/text.ts';
import {
  type Scheme,
  type ThemeName,
  themeNames,
  themes,
} from '../packages/ui/src/tokens/themes.ts';
import { makeBrandTheme } from './makeBrandTheme.ts';
import { chooseOtherScheme, chooseThemeAfter } from './nextLook.ts';
import { statuses } from './statuses.ts';

// Elements are made by `createElement`: the builder of the manager knows only the classic form of JSX.

interface Globals {
  theme?: ThemeName;
  scheme?: Scheme;
}

addons.setConfig({
  theme: makeBrandTheme('blue', 'light'),
  sidebar: {
    renderLabel: ({ name, type, tags }) => (type === 'component' ? renderLabel(name, tags) : name),
  },
});

addons.register('nevisa', (api) => {
  addons.add('nevisa/theme', {
    type: types.TOOL,
    title: 'Theme',
    render: () => renderTool(ThemeTool),
  });
  addons.add('nevisa/scheme', {
    type: types.TOOL,
    title: 'Scheme',
    render: () => renderTool(SchemeTool),
  });
  addKeys(api);
  api.on(SET_GLOBALS, wear);
  api.on(GLOBALS_UPDATED, wear);

  // Storybook itself wears the chosen look, so that a dark page is not judged in a light room.
  function wear({ globals: { theme = 'blue', scheme = 'light' } }: { globals: Globals }): void {
    api.setOptions({ theme: makeBrandTheme(theme, scheme) });
  }
});

function addKeys(api: API): void {
  void api.setAddonShortcut('nevisa', {
    label: 'Next theme',
    actionName: 'theme',
    defaultShortcut: ['T'],
    action: () => {
      const { theme = 'blue' } = api.getGlobals() as Globals;
      api.updateGlobals({ theme: chooseThemeAfter(theme) });
    },
  });
  void api.setAddonShortcut('nevisa', {
    label: 'Light or dark',
    actionName: 'scheme',
    defaultShortcut: ['D'],
    action: () => {
      const { scheme = 'light' } = api.getGlobals() as Globals;
      api.updateGlobals({ scheme: chooseOtherScheme(scheme) });
    },
  });
}

function renderTool(component: () => ReactNode): ReactNode {
  return createElement(component);
}

function ThemeTool(): ReactNode {
  const [globals, update] = useGlobals();
  const { theme, scheme = 'light' } = globals as Globals;
  return theme === undefined
    ? null
    : createElement(Select, {
        key: theme,
        ariaLabel: 'Theme',
        tooltip: 'Theme (T)',
        defaultOptions: theme,
        icon: renderSwatch(theme, scheme),
        options: themeNames.map((name) => ({
          value: name,
          title: text.theme.names[name],
          description: name,
          icon: renderSwatch(name, scheme),
        })),
        onSelect: (name) => update({ theme: name }),
      });
}

function SchemeTool(): ReactNode {
  const [globals, update] = useGlobals();
  const { scheme } = globals as Globals;
  return scheme === undefined
    ? null
    : createElement(
        Button,
        {
          variant: 'ghost',
          padding: 'small',
          ariaLabel: 'Light or dark (D)',
          onClick: () => update({ scheme: chooseOtherScheme(scheme) }),
        },
        createElement('span', { 'aria-hidden': true }, scheme === 'dark' ? '☾' : '☀'),
        text.scheme.names[scheme],
      );
}

function renderSwatch(theme: ThemeName, scheme: Scheme): ReactNode {
  const { accent, accentSoft, borderStrong } = themes[theme][scheme];
  return createElement('span', {
    style: {
      display: 'inline-block',
      inlineSize: 14,
      blockSize: 14,
      border: `1px solid ${borderStrong}`,
      borderRadius: 4,
      background: `linear-gradient(135deg, ${accent} 60%, ${accentSoft} 60%)`,
    },
  });
}

function renderLabel(name: string, tags: readonly string[]): ReactNode {
  const status = statuses.find(({ tag }) => tags.includes(tag));
  return status === undefined || status.tag === 'in-product'
    ? name
    : createElement(
        'span',
        { title: status.meaning },
        name,
        ' ',
        createElement('small', { style: { opacity: 0.8 } }, status.words),
      );
}
