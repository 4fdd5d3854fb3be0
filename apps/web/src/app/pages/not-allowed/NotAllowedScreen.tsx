import { ErrorPage, Illustration } from '@nevisa/ui';
import { brand, WaysBack } from '../WaysBack.tsx';
import { errorText } from '../../../shared/text/errorText.ts';

/** The page for a user without the required role. */
export function NotAllowedScreen({ title }: { title: string }) {
  return (
    <ErrorPage
      brand={brand}
      drawing={<Illustration name="401" label={errorText['401Art']} />}
      heading={title}
      sentence={errorText['401Text']}
      action={<WaysBack />}
    />
  );
}
