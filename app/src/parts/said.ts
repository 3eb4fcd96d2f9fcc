/** What says something in the page's language, should that change while it is shown. */
export type Said = () => string
