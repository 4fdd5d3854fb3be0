import { BeingBuiltDrawing, EmptyState, Page, PageHeader } from '@nevisa/ui';
import { addedText } from '../../text/addedText.ts';

/** A page whose place, guard and name stand, and which says honestly that its content does not yet. */
export default function BeingBuiltScreen({ title }: { title: string }) {
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState drawing={<BeingBuiltDrawing />}>{addedText.beingBuilt}</EmptyState>
    </Page>
  );
}
