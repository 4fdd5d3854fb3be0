import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { Alert } from '../../components/feedback/Alert/Alert.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { HistoryIcon, LiveIcon } from '../../components/media/Icon/pageIcons.ts';
import { TextField } from '../../components/fields/TextField/TextField.tsx';
import { Logo } from '../../drawings/Logo.tsx';
import { CreditMeter } from '../../layout/CreditMeter/CreditMeter.tsx';
import { SideMenuItem } from '../../layout/SideMenu/SideMenuItem.tsx';
import { color } from '../../tokens/color.ts';
import { type ColorName, colorNames } from '../../tokens/colorNames.ts';
import { colorMeanings } from '../../tokens/colors.ts';
import { font, radius, space } from '../../tokens/scales.ts';
import { type Scheme, type ThemeName, schemes, themeNames } from '../../tokens/themes.ts';
import { text } from '../text.ts';

const meta = preview.meta({
  title: 'Foundations/Themes',
  parameters: describePage('The 22 colour sets side by side, and the meaning of each colour.'),
});

/** All 22 sets at once: theme attributes nest, so each panel sets its own. */
export const SideBySide = meta.story({
  tags: ['every-set'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(340px, 1fr))' }}>
      {themeNames.flatMap((theme) =>
        schemes.map((scheme) => <Panel key={`${theme} ${scheme}`} theme={theme} scheme={scheme} />),
      )}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('R-003: 11 themes, each in light and dark', async () => {
      await expect(canvas.getAllByRole('region')).toHaveLength(22);
    });
    await step('each of the 22 sets has its own primary colour', async () => {
      const accents = canvas
        .getAllByRole('button', { name: 'ورود' })
        .map((button) => getComputedStyle(button).backgroundColor);
      await expect(new Set(accents).size).toBe(22);
    });
  },
});

const shown = [
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceFloating',
  'border',
  'accent',
  'accentSoft',
  'accentText',
  'focus',
  'selection',
  'drawingLine',
  'drawingFill',
  'panelStart',
  'panelEnd',
  'text',
  'textQuiet',
] as const satisfies readonly ColorName[];

function Panel({ theme, scheme }: { theme: ThemeName; scheme: Scheme }) {
  const name = `${text.theme.names[theme]}، ${text.scheme.names[scheme]}`;
  return (
    <section
      aria-label={name}
      data-theme={theme}
      data-scheme={scheme}
      style={{
        display: 'grid',
        alignContent: 'start',
        gap: space[4],
        padding: space[6],
        background: color.surface,
        color: color.text,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: space[2] }}>
        <Logo size={32} />
        <h2 style={{ flex: 1, fontSize: font.size.lg }}>{name}</h2>
        <CreditMeter label="۲ ساعت و ۴۰ دقیقه" value={0.53} />
      </div>
      <div aria-hidden="true" style={{ display: 'flex', gap: space[1] }}>
        {shown.map((meaning) => (
          <span
            key={meaning}
            title={meaning}
            style={{
              flex: 1,
              blockSize: space[6],
              border: `1px solid ${color.border}`,
              borderRadius: radius.control,
              background: color[meaning],
            }}
          />
        ))}
      </div>
      <div
        style={{ padding: space[2], borderRadius: radius.card, background: color.surfaceSunken }}
      >
        <SideMenuItem
          href="/nevisa-live"
          label="تایپ صوتی زنده"
          icon={<LiveIcon />}
          badge={3}
          badgeLabel="۳ نوشتهٔ جدید"
          current
        />
        <SideMenuItem href="/nevisa-history" label="تاریخچه" icon={<HistoryIcon />} />
      </div>
      <TextField label="نام کاربری" hint="حداقل یک حرف انگلیسی داشته باشد." />
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }}>
        <Button>ورود</Button>
        <Button variant="secondary">انصراف</Button>
        <Button variant="quiet">بیشتر بدانید</Button>
      </div>
      <Alert tone="warning">کمتر از پنج دقیقه از اعتبار شما مانده است.</Alert>
    </section>
  );
}

/** The meaning of each colour, in the theme of the toolbar. */
export const Meanings = meta.story({
  render: () => (
    <dl lang="en" dir="ltr" style={{ display: 'grid', gap: space[3], padding: space[6] }}>
      {colorNames.map((name) => (
        <div
          key={name}
          style={{ display: 'grid', gridTemplateColumns: '40px 14rem 1fr', gap: space[3] }}
        >
          <span
            aria-hidden="true"
            style={{
              border: `1px solid ${color.border}`,
              borderRadius: radius.control,
              background: color[name],
            }}
          />
          <dt>
            <code>{name}</code>
          </dt>
          <dd style={{ color: color.textQuiet }}>{colorMeanings[name]}</dd>
        </div>
      ))}
    </dl>
  ),
  play: async ({ canvas, step }) => {
    await step('every colour has a sentence', async () => {
      await expect(canvas.getAllByRole('definition')).toHaveLength(colorNames.length);
    });
  },
});
