import { withProductName } from '../productName.ts';
import { useAppServices } from '../../app/appServices.ts';
import { appText } from '../text/appText.ts';
import { fill } from '../text/fill.ts';

/** Names the tab after the page. There is one on each page, or the first would win. */
export function PageTitle({ title }: { title: string }) {
  const { config } = useAppServices();
  return <title>{withProductName(fill(appText.title, { page: title }), config)}</title>;
}
