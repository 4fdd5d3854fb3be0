import { ErrorPage, Illustration } from '@nevisa/ui';
import { brand, WaysBack } from '../WaysBack.tsx';
import { errorText } from '../../../shared/text/errorText.ts';

/** The page for an unknown address. */
export function NotFoundScreen({ title }: { title: string }) {
  return (
    <ErrorPage
      brand={brand}
      drawing={<Illustration name="404" label={errorText['404Art']} />}
      heading={title}
      sentence={errorText['404Text']}
      action={<WaysBack />}
    />
  );
}
