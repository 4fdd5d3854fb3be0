import { ButtonLink, Illustration, LiveIcon, Page, Statement } from '@nevisa/ui';
import { paths } from '../../../shared/paths.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { dashboardText } from '../../../shared/text/dashboardText.ts';

/** A page with a route, a guard and a title, whose content is not built yet; it offers dictation. */
export default function BeingBuiltScreen({ title }: { title: string }) {
  return (
    <Page>
      <Statement
        drawing={<Illustration name="being-built" />}
        heading={title}
        sentence={addedText.beingBuilt}
        action={
          <ButtonLink href={paths.live} icon={<LiveIcon />}>
            {dashboardText.quickStart}
          </ButtonLink>
        }
      />
    </Page>
  );
}
