/** A square that is moved over the chosen photo by sliders or by dragging. The server cuts it out. */
const smallest = 0.3

for (const form of document.querySelectorAll('form[data-crop]')) if (form instanceof HTMLFormElement) startCrop(form)

/** @param {HTMLFormElement} form */
function startCrop(form) {
  const find = (/** @type {string} */ selector) => /** @type {any} */ (form.querySelector(selector))
  const [file, crop, turn] = [find('[type=file]'), find('[name=crop]'), find('[name=turn]')]
  const [box, canvas] = [find('.cropper'), find('canvas')]
  const [size, across, down] = [find('[data-size]'), find('[data-across]'), find('[data-down]')]
  const pen = canvas.getContext('2d')
  const own = new Option(crop.dataset.own, 'middle')
  crop.append(own)
  /** @type {ImageBitmap | null} */
  let image = null

  file.addEventListener('change', async () => {
    const [chosen] = file.files
    image = chosen ? await createImageBitmap(chosen).catch(() => null) : null
    if (image) own.selected = true
    draw()
  })
  form.addEventListener('input', draw)
  canvas.addEventListener('pointermove', (/** @type {PointerEvent} */ event) => {
    if (event.buttons === 0 || !image) return
    const { scale, width, height, side } = measure(image)
    const move = (/** @type {any} */ slider, /** @type {number} */ by, /** @type {number} */ room) => {
      if (room > 0) slider.value = Number(slider.value) + (100 * by) / (room * scale)
    }
    const shown = canvas.getBoundingClientRect().width / canvas.width
    move(across, event.movementX / shown, width - side)
    move(down, event.movementY / shown, height - side)
    draw()
  })

  /** The photo as it is turned, and the square on it. @param {ImageBitmap} image */
  function measure(image) {
    const quarters = Number(turn.value) / 90
    const [width, height] = quarters % 2 ? [image.height, image.width] : [image.width, image.height]
    const side = Math.min(width, height) * (smallest + ((1 - smallest) * size.value) / 100)
    const [left, top] = [((width - side) * across.value) / 100, ((height - side) * down.value) / 100]
    return { quarters, width, height, side, left, top, scale: canvas.width / Math.max(width, height) }
  }

  function draw() {
    box.hidden = !image || !own.selected
    if (!image) return
    const { quarters, width, height, side, left, top, scale } = measure(image)
    const percent = [left / width, top / height, side / width, side / height]
    own.value = percent.map((each) => (100 * each).toFixed(2)).join()
    canvas.height = Math.round(height * scale)
    pen.setTransform(scale, 0, 0, scale, (width * scale) / 2, (height * scale) / 2)
    pen.rotate((quarters * Math.PI) / 2)
    pen.drawImage(image, -image.width / 2, -image.height / 2)
    pen.setTransform(scale, 0, 0, scale, 0, 0)
    pen.fillStyle = 'rgb(0 0 0 / 55%)'
    pen.beginPath()
    pen.rect(0, 0, width, height)
    pen.rect(left, top, side, side)
    pen.fill('evenodd')
  }
}
