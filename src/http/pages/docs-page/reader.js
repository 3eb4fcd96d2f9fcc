const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()

const reader = document.querySelector('#reader')
const ui = SwaggerUIBundle({
  url: '/openapi.json',
  domNode: reader,
  deepLinking: true,
  onComplete: authorize,
})

/** Fills in a token, if the gateway offers one on this machine, so that operations can be tried at once. */
async function authorize() {
  const { token: path } = reader.dataset
  const response = path && (await fetch(path))
  if (response?.ok) ui.preauthorizeApiKey('bearer', await response.text())
}
