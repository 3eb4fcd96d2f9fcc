const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text is an id, which opens its record. */
export const isId = (text: string | null | undefined): text is string => ID.test(text ?? '')
