import { Illustration, Page, Statement } from '@nevisa/ui';
import { addedText } from '../../../shared/text/addedText.ts';

/** A page with a route, a guard and a title, whose content is not built yet. */
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
