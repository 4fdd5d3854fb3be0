import type { ComponentFacts } from '../../scripts/storybook/listComponentFacts.ts';
import { recordPath } from '../../scripts/storybook/recordPath.ts';
import type { ComponentUsage } from '../usage.ts';

/** Written by .storybook/main.ts from the sources of the product. */
declare const nevisaComponentFacts: Readonly<Record<string, ComponentFacts>>;

const usages = import.meta.glob<ComponentUsage>('../../packages/ui/src/**/*.usage.ts', {
  eager: true,
  import: 'usage',
});

/** What the docs say of a component: its record and what follows from the sources. */
export interface ComponentRecord extends ComponentFacts {
  name: string;
  /** The id of its docs page. */
  docs: string;
  usage: ComponentUsage | undefined;
}

/** The records of all components by the path of their stories. */
export const records: ReadonlyMap<string, ComponentRecord> = new Map(
  Object.entries(nevisaComponentFacts).map(([path, facts]) => [
    path,
    {
      ...facts,
      name: /([^/]+)\.stories\.tsx$/.exec(path)?.[1] ?? path,
      docs: `${facts.title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}--docs`,
      usage: usages[`../../${recordPath(path)}`],
    },
  ]),
);

/** The record of a component by its name. */
export function findRecord(name: string): ComponentRecord | undefined {
  return [...records.values()].find((record) => record.name === name);
}
