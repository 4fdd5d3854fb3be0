import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));

const titles = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .flatMap((path) =>
    Array.from(
      readFileSync(`${source}/${path}`, 'utf8').matchAll(/title: '([^']+)'/g),
      ([, title]) => title,
    ),
  );

/** The showcase routes of the specification and their Storybook pages. */
const shown: [topic: string, title: string][] = [
  ['colour', 'Foundations/Colour'],
  ['spacing', 'Foundations/Spacing'],
  ['typography', 'Foundations/Typography'],
  ['display', 'Foundations/Display and grid'],
  ['height and width', 'Foundations/Sizes'],
  ['position', 'Foundations/Position and layers'],
  ['shadow', 'Foundations/Shadow and elevation'],
  ['misc', 'Foundations/Radius and borders'],
  ['table', 'Components/Table'],
  ['form', 'Components/Form'],
  ['buttons', 'Components/Button'],
  ['icons', 'Foundations/Icons'],
  ['progress', 'Components/ProgressBar'],
  ['menu', 'Components/Menu'],
  ['checkbox', 'Components/Checkbox'],
  ['switch', 'Components/Switch'],
  ['radio', 'Components/RadioGroup'],
  ['slider', 'Components/Slider'],
  ['autocomplete', 'Components/ComboBox'],
  ['expansion panel', 'Components/Disclosure'],
  ['dialog', 'Components/Dialog'],
  ['snackbar', 'Components/Toast'],
  ['charts', 'Components/BarChart'],
  ['drag and drop', 'Components/GridList'],
  ['editor', 'Layout/WritingDesk'],
  ['upload', 'Components/FileDrop'],
];

describe('showcase routes', () => {
  it.each(shown)('R-009: %s is in Storybook as %s', (_topic, title) => {
    expect(titles).toContain(title);
  });
});
