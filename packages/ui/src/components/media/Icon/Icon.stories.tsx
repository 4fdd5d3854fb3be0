import preview from '@nevisa/storybook/preview';
import { font } from '../../../tokens/scales.ts';
import * as controlIcons from './controlIcons.ts';
import * as fieldIcons from './fieldIcons.ts';
import * as pickerIcons from './pickerIcons.ts';
import * as appearanceIcons from './appearanceIcons.ts';
import * as pageIcons from './pageIcons.ts';
import * as toneIcons from './toneIcons.ts';

const { HomeIcon } = pageIcons;
const icons = {
  ...pageIcons,
  ...controlIcons,
  ...fieldIcons,
  ...pickerIcons,
  ...toneIcons,
  ...appearanceIcons,
};

const meta = preview.meta({ title: 'Components/Media/Icon', component: HomeIcon });

export const Default = meta.story();

export const Large = meta.story({ args: { size: 'large' } });

export const Small = meta.story({ args: { size: 'small' } });

export const Named = meta.story({ args: { 'aria-label': 'خانه' } });

export const BesideText = meta.story({
  render: (args) => (
    <p>
      <HomeIcon {...args} /> خانه و پروفایل
    </p>
  ),
});

export const All = meta.story({
  render: () => (
    <ul
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
      }}
    >
      {Object.entries(icons).map(([name, ProductIcon]) => (
        <li key={name} style={{ display: 'grid', gap: 8, justifyItems: 'center' }}>
          <ProductIcon size="large" />
          <span dir="ltr" lang="en" style={{ fontSize: font.size.xs }}>
            {name}
          </span>
        </li>
      ))}
    </ul>
  ),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {Object.entries(icons).map(([name, ProductIcon]) => (
        <ProductIcon key={name} />
      ))}
    </div>
  ),
});
