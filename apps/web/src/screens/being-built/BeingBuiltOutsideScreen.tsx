import { ButtonLink, ErrorPage, Illustration } from '@nevisa/ui';
import { paths } from '../../paths.ts';
import { addedText } from '../../text/addedText.ts';
import { errorText } from '../../text/errorText.ts';

/** The same for the pages that anybody may open. */
export default function BeingBuiltOutsideScreen({ title }: { title: string }) {
  return (
    <ErrorPage
      drawing={<Illustration name="being-built" />}
      heading={title}
      sentence={addedText.beingBuilt}
      action={<ButtonLink href={paths.home}>{errorText.backToDashboard}</ButtonLink>}
    />
  );
}
