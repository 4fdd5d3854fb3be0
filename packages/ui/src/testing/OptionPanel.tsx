import { OptionRows, type OptionRowsProps } from '../components/fields/Options/Options.tsx';
import { Panel } from '../components/fields/Options/Options.styles.ts';

/** The pop-up of a select or combo box in the page flow, for stories. */
export function OptionPanel(props: OptionRowsProps) {
  return (
    <Panel as="div">
      <OptionRows selectionMode="single" {...props} />
    </Panel>
  );
}
