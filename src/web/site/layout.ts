import { type Html, html, textOf } from '#platform/html/html.ts'

type Page = { title: string; description: string; style: string; script?: string; kind: string; body: Html }

/** What every public page has around it. */
export function layout({ title, description, style, script, kind, body }: Page) {
  return textOf(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${style}">
${
  script &&
  html`<script type="module" src="${script}"></script>
`
}<link rel="icon" type="image/svg+xml" href="/icon.svg">
</head>
<body class="${kind}">
<a class="skip" href="#main">Skip to the content</a>
${body}
</body>
</html>
`)
}

/** Two people in touch. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="8" fill="#0b5f4e"/>
<circle cx="12.5" cy="16" r="6.5" fill="#f6efe1"/>
<circle cx="20.5" cy="16" r="5.25" fill="none" stroke="#f2b661" stroke-width="2.5"/>
</svg>
`
