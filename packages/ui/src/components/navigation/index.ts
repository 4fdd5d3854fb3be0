export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './Breadcrumbs/Breadcrumbs.tsx';
export { Accordion, type AccordionItem, type AccordionProps } from './Disclosure/Accordion.tsx';
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure.tsx';
export { Link, type LinkProps, type LinkVariant } from './Link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './Link/LinkButton.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { Tabs, type TabItem, type TabsProps } from './Tabs/Tabs.tsx';
