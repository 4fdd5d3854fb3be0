import { Illustration, Page, Statement } from '@nevisa/ui';
import { addedText } from '../../../shared/text/addedText.ts';

/** A page whose place, guard and name stand, and which says honestly that its content does not yet. */
export default function BeingBuiltScreen({ title }: { title: string }) {
  return (
    <Page>
      <Statement
        drawing={<Illustration name="being-built" />}
        heading={title}
        sentence={addedText.beingBuilt}
      />
    </Page>
  );
}
