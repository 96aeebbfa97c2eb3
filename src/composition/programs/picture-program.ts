// The picture process: started by src/composition/open-pictures.ts with the cache's folder and its size in bytes.
import { servePictureJobs } from '#src/backend/pictures/serve-picture-jobs.ts'
import { drawPicture } from '#demo/pictures/draw-picture.ts'

const [folder = '', maxBytes = ''] = process.argv.slice(2)
servePictureJobs(drawPicture, folder, Number(maxBytes))
