/** The groups of components in the sidebar by folder. */
const groups: Readonly<Record<string, string>> = {
  actions: 'Actions',
  charts: 'Charts',
  data: 'Data',
  editor: 'Text',
  feedback: 'Feedback',
  fields: 'Fields',
  files: 'Files',
  media: 'Media',
  navigation: 'Navigation',
  overlay: 'Overlays',
  text: 'Text',
};

/** Components that a designer looks for in another group than that of their folder. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  Choice: [
    'Checkbox',
    'CheckboxGroup',
    'ComboBox',
    'RadioGroup',
    'SegmentedControl',
    'Select',
    'Slider',
    'Switch',
    'ThemePicker',
  ],
  Helpers: ['LiveRegion', 'Ltr', 'Percent', 'VisuallyHidden'],
};

/**
 * The title of a component in the sidebar: `Components/Actions/Button`.
 *
 * @param folder The folder of the group: `actions`, `charts`.
 * @throws Error for a folder without a group.
 */
export function makeSidebarTitle(folder: string, name: string): string {
  const [other] = Object.entries(elsewhere).find(([, names]) => names.includes(name)) ?? [];
  const group = other ?? groups[folder];
  if (group === undefined) {
    throw new Error(`The folder "${folder}" has no group in the sidebar: add it to \`groups\`.`);
  }
  return `Components/${group}/${name}`;
}
