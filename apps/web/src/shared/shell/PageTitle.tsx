import { withProductName } from '../config.ts';
import { useServices } from '../../app/services.ts';
import { appText } from '../text/appText.ts';
import { fill } from '../text/fill.ts';

/** Names the tab after the page. There is one on each page, or the first would win. */
export function PageTitle({ title }: { title: string }) {
  const { config } = useServices();
  return <title>{withProductName(fill(appText.title, { page: title }), config)}</title>;
}
