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
  ['table', 'Components/Data/Table'],
  ['form', 'Components/Fields/Form'],
  ['buttons', 'Components/Actions/Button'],
  ['icons', 'Foundations/Icons'],
  ['progress', 'Components/Feedback/ProgressBar'],
  ['menu', 'Components/Overlays/Menu'],
  ['checkbox', 'Components/Choice/Checkbox'],
  ['switch', 'Components/Choice/Switch'],
  ['radio', 'Components/Choice/RadioGroup'],
  ['slider', 'Components/Choice/Slider'],
  ['autocomplete', 'Components/Choice/ComboBox'],
  ['expansion panel', 'Components/Navigation/Disclosure'],
  ['dialog', 'Components/Overlays/Dialog'],
  ['snackbar', 'Components/Feedback/Toast'],
  ['charts', 'Components/Charts/BarChart'],
  ['drag and drop', 'Components/Data/GridList'],
  ['editor', 'Layout/WritingDesk'],
  ['upload', 'Components/Fields/FileDrop'],
];

describe('showcase routes', () => {
  it.each(shown)('R-009: %s is in Storybook as %s', (_topic, title) => {
    expect(titles).toContain(title);
  });
});
