const picture =
  /(?<!\p{L})(?:photos?|pictures?|pics?|videos?|vídeos?|gif|sticker|emoji|fotos?|bild(?:er)?|imagen|imagem|link)(?!\p{L})/iu

/** Whether a message may be a thing without words, for which nobody is thanked as for a message. */
export const isPicture = (text: string) => picture.test(text.slice(0, 80)) || !/\p{L}{2}/u.test(text)
